"""Who plays Solo Whist: judgement from the seat's own view only.

Reasons by key, with what their facts hold beside the card, suit or seat in question:

- bidding (``made``, the chance to make the contract): ``likely-tricks``, ``partner-tricks`` (``tricks``,
  ``own``), ``low-cards`` (``safety``, 0 for a safe hand), ``sure-tricks``, ``best-trump``;
  passing: ``too-weak``, ``too-weak-to-accept``, ``nobody-accepts``, ``contract-stands``, ``defend`` (``call``);
  an expert's have ``worlds``, how many deals were played out, ``share``, how many of them make the
  contract, and ``tricks``, their mean; a proposal has ``accepted``, the chance that anybody accepts
- leading: ``draw-trumps``, ``cash``, ``establish``, ``lead-low``, ``lead-trump``, ``lead-short``,
  ``lead-sequence``, ``return-suit``
- following: ``win-cheaply``, ``play-high``, ``ruff`` (``chance`` of the side to win the trick),
  ``leave-to-partner``, ``second-hand-low``, ``play-low``, ``discard``
- in a misère: ``lead-safest``, ``duck-high``, ``throw-danger`` (``danger`` of taking the trick) for its
  bidder, ``lead-into-bidder``, ``duck-under``, ``shed-high`` (``chance`` to catch the bidder) against it
- a beginner's cards: ``draw-length``, ``play-to-win``, ``ruff-low``, ``not-needed``; in a misère ``stay-below``,
  ``cannot-stay-below``, ``throw-high``
- ``only-card``: there is no choice
"""
