/** A sparse matrix by rows: row r has `columns` and `values` from `starts[r]` up to `starts[r + 1]`. */
export interface Matrix {
  readonly rows: number;
  readonly width: number;
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

export function matrixOf(
  rows: readonly (readonly (readonly [column: number, value: number])[])[],
  width: number,
): Matrix {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, r) => {
    starts[r + 1] = (starts[r] ?? 0) + row.length;
  });
  const cells = rows.flat();
  return {
    rows: rows.length,
    width,
    starts,
    columns: Int32Array.from(cells, ([column]) => column),
    values: Float64Array.from(cells, ([, value]) => value),
  };
}

/** matrix × vector. */
export function times({ rows, starts, columns, values }: Matrix, vector: Float64Array): Float64Array {
  const result = new Float64Array(rows);
  for (let r = 0; r < rows; r += 1) {
    let sum = 0;
    for (let at = value(starts, r); at < value(starts, r + 1); at += 1) {
      sum += value(values, at) * value(vector, value(columns, at));
    }
    result[r] = sum;
  }
  return result;
}

/** transposed matrix × vector. */
export function transposedTimes({ rows, width, starts, columns, values }: Matrix, vector: Float64Array): Float64Array {
  const result = new Float64Array(width);
  for (let r = 0; r < rows; r += 1) {
    for (let at = value(starts, r); at < value(starts, r + 1); at += 1) {
      const column = value(columns, at);
      result[column] = value(result, column) + value(values, at) * value(vector, r);
    }
  }
  return result;
}

/** A number in a typed array; every index below its length has one. */
const value = (numbers: Float64Array | Int32Array, at: number): number => numbers[at] ?? Number.NaN;

/**
 * A weight for each column and an offset: the target of a row is about its product with the weights, plus the offset.
 */
export interface Line {
  readonly weights: Float64Array;
  readonly offset: number;
}

/**
 * Naive Bayes of wanted rows (1) against the others (0): the log of how much more often each column occurs among them,
 * with smoothing. The offset makes the mean over all rows zero.
 */
export function bayes(x: Matrix, wanted: Float64Array, smoothing: number): Line {
  const inside = transposedTimes(x, wanted).map((sum) => sum + smoothing);
  const outside = transposedTimes(
    x,
    wanted.map((value) => 1 - value),
  ).map((sum) => sum + smoothing);
  const level = Math.log(sumOf(outside) / sumOf(inside));
  const weights = inside.map((sum, column) => Math.log(sum / value(outside, column)) + level);
  return { weights, offset: -sumOf(times(x, weights)) / x.rows };
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

/** Iterations, enough for six digits on matrices of this size. */
const steps = 30;
const closeEnough = 1e-10;

/**
 * Least squares with a penalty: the weights w and offset b that minimize |Xw + b − y|² + penalty·|w|². By conjugate
 * gradients.
 */
export function ridge(x: Matrix, y: Float64Array, penalty: number): Line {
  const mean = sumOf(y) / y.length;
  const center = transposedTimes(x, new Float64Array(x.rows).fill(1 / x.rows));
  const normal = (v: Float64Array): Float64Array => normalEquation(x, center, penalty, v);
  let weights: Float64Array = new Float64Array(x.width);
  let residual = transposedTimes(
    x,
    y.map((wanted) => wanted - mean),
  );
  let direction = residual;
  let length = dot(residual, residual);
  for (let step = 0; step < steps && length > closeEnough; step += 1) {
    const image = normal(direction);
    const stride = length / dot(direction, image);
    weights = plus(weights, stride, direction);
    residual = plus(residual, -stride, image);
    const next = dot(residual, residual);
    direction = plus(residual, next / length, direction);
    length = next;
  }
  return { weights, offset: mean - dot(center, weights) };
}

/** (XᵀX + penalty)·v, with the columns of X shifted so that each has a mean of zero. */
function normalEquation(x: Matrix, center: Float64Array, penalty: number, v: Float64Array): Float64Array {
  const shift = dot(center, v);
  const image = times(x, v).map((one) => one - shift);
  const total = sumOf(image);
  return transposedTimes(x, image).map((one, i) => one - total * value(center, i) + penalty * value(v, i));
}

const plus = (a: Float64Array, part: number, b: Float64Array): Float64Array =>
  a.map((one, i) => one + part * value(b, i));

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += value(a, i) * value(b, i);
  return sum;
}
