/**
 * The normal equations of a least squares problem. The caller adds rows one by one, with only their nonzero entries.
 */
export class NormalEquations {
  /** @param {number} size the number of unknowns */
  constructor(size) {
    this.size = size;
    this.matrix = new Float64Array(size * size);
    this.right = new Float64Array(size);
  }

  /**
   * Adds a row, whose sum of coefficient × unknown should equal `target`.
   *
   * @param {readonly number[]} unknowns the indices of the unknowns
   * @param {readonly number[]} coefficients
   * @param {number} target
   * @param {number} [weight]
   */
  addRow(unknowns, coefficients, target, weight = 1) {
    const { size, matrix, right } = this;
    for (let i = 0; i < unknowns.length; i += 1) {
      const weighted = weight * (coefficients[i] ?? 0);
      const row = unknowns[i] ?? 0;
      right[row] = (right[row] ?? 0) + weighted * target;
      for (let j = 0; j < unknowns.length; j += 1) {
        const entryIndex = row * size + (unknowns[j] ?? 0);
        matrix[entryIndex] = (matrix[entryIndex] ?? 0) + weighted * (coefficients[j] ?? 0);
      }
    }
  }

  /** Returns a copy to which more rows can be added. */
  copy() {
    const copy = new NormalEquations(this.size);
    copy.matrix.set(this.matrix);
    copy.right.set(this.right);
    return copy;
  }

  /** Returns the solution, by Cholesky decomposition. The equations must be positive definite. */
  solve() {
    const { size } = this;
    const lower = this.matrix.slice();
    const solution = this.right.slice();
    const entryAt = (/** @type {number} */ row, /** @type {number} */ column) =>
      lower[row * size + column] ?? 0;
    for (let column = 0; column < size; column += 1) {
      for (let row = column; row < size; row += 1) {
        let sum = entryAt(row, column);
        for (let k = 0; k < column; k += 1) sum -= entryAt(row, k) * entryAt(column, k);
        if (row === column && sum <= 0) throw new Error('the equations are not positive definite');
        lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / entryAt(column, column);
      }
    }
    for (let row = 0; row < size; row += 1) {
      let sum = solution[row] ?? 0;
      for (let k = 0; k < row; k += 1) sum -= entryAt(row, k) * (solution[k] ?? 0);
      solution[row] = sum / entryAt(row, row);
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = solution[row] ?? 0;
      for (let k = row + 1; k < size; k += 1) sum -= entryAt(k, row) * (solution[k] ?? 0);
      solution[row] = sum / entryAt(row, row);
    }
    return solution;
  }
}
