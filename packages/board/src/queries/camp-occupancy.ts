import { hasReachedGoal, type Position, type Seat } from '@halma/rules';

/**
 * Returns the seats whose men fill their targets. The board draws these men flat, and a solid line around the target.
 */
export function seatsInTarget(position: Position): readonly Seat[] {
  const { game, seats } = position.rules;
  return game.goal === 'camp' ? seats.filter((seat) => hasReachedGoal(position, seat)) : [];
}

/** Returns the seats whose camps are filled by the men of the opposite seat. */
export function filledCamps(position: Position): readonly Seat[] {
  const { board, camps } = position.rules;
  return seatsInTarget(position).flatMap((seat) => {
    const owner = board.seats.find((other) => board.tips[other] === camps[seat]?.targetTip);
    return owner === undefined ? [] : [owner];
  });
}
