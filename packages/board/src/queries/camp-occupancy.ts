import { hasReachedGoal, type Position, type Seat } from '@halma/rules';

/** Returns the seats that have reached their goal in a camp. The board draws their men flat and tints the target. */
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
