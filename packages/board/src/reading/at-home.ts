import { hasReachedGoal, type Position, type Seat } from '@halma/rules';

/** The seats whose men fill their targets: their men lie flat and their yards are drawn whole. */
export function seatsAtHome(position: Position): readonly Seat[] {
  const { game, seats } = position.rules;
  return game.goal === 'camp' ? seats.filter((seat) => hasReachedGoal(position, seat)) : [];
}

/** The seats in whose corner or point those men stand. */
export function fullYards(position: Position): readonly Seat[] {
  const { board, yards } = position.rules;
  return seatsAtHome(position).flatMap((seat) => {
    const host = board.seats.find((other) => board.tips[other] === yards[seat]?.targetTip);
    return host === undefined ? [] : [host];
  });
}
