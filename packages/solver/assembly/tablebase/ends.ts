// Recognises the positions in which a game is over, and those that no game can reach. The mover's start is the opponent's goal.

let start: u64 = 0;
let goal: u64 = 0;
/** The tip of a goal and the cells that must all be held to block it; 0 where goals cannot be blocked. */
let startTip: u64 = 0;
let startEntrances: u64 = 0;
let goalTip: u64 = 0;
let goalEntrances: u64 = 0;

/** Sets the goals of both sides, from the mover's point of view. */
export function setGoals(startCells: u64, goalCells: u64): void {
  start = startCells;
  goal = goalCells;
}

/** Sets which cells block a goal. With empty sets, no goal can be blocked. */
export function setBlocks(tipOfStart: u64, entrancesOfStart: u64, tipOfGoal: u64, entrancesOfGoal: u64): void {
  startTip = tipOfStart;
  startEntrances = entrancesOfStart;
  goalTip = tipOfGoal;
  goalEntrances = entrancesOfGoal;
}

/** Returns whether the opponent has won. */
export function opponentHasWon(mover: u64, opponent: u64): bool {
  return ((mover | opponent) & start) == start && (opponent & start) != 0;
}

/** Returns whether no game can reach the position: the mover has already won, or a goal is blocked. */
export function isIllegal(mover: u64, opponent: u64): bool {
  if (((mover | opponent) & goal) == goal && (mover & goal) != 0) return true;
  return isBlocked(mover, opponent);
}

/** Returns whether the mover's last move was illegal, given the position after it. */
export function isIllegalMove(mover: u64, opponent: u64): bool {
  return opponentHasWon(mover, opponent) || isBlocked(mover, opponent);
}

function isBlocked(mover: u64, opponent: u64): bool {
  if (goalTip == 0) return false;
  const men = mover | opponent;
  return (
    ((men & goalTip) == 0 && (opponent & goalEntrances) == goalEntrances) ||
    ((men & startTip) == 0 && (mover & startEntrances) == startEntrances)
  );
}
