"""Sessions and the computer seats' desk as Qt objects (QtCore only).

A game that is played is three objects, made together and closed in this order::

    session = Session(game, setup)  # or Session.resume(save.record, save.history)
    desk = ComputerDesk(session, players, seed=sitting.seed)
    keeper = Keeper(session, sitting, saves, past, ledger, clock)
    ...
    desk.close()
    keeper.close()
"""
