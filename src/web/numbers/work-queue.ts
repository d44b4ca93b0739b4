/** Whether the work it was passed to has been stopped. */
export type IsStopped = () => boolean;

/** Runs work one after another, because later work needs what earlier work read. All of it can be stopped at once. */
export class WorkQueue {
  /** Increased when the work is stopped; late results of earlier rounds are dropped. */
  #round = 0;
  #last: Promise<void> = Promise.resolve();

  /** @param onEnd called when the work has ended by itself, unless it was stopped */
  run(work: (isStopped: IsStopped) => Promise<void>, onEnd: (isFailed: boolean) => void): Promise<void> {
    const round = this.#round;
    const isStopped: IsStopped = () => round !== this.#round;
    this.#last = this.#last.then(async () => {
      if (isStopped()) return;
      const isFailed = await work(isStopped).then(
        () => false,
        () => true,
      );
      if (!isStopped()) onEnd(isFailed);
    });
    return this.#last;
  }

  stop(): void {
    this.#round += 1;
    this.#last = Promise.resolve();
  }
}
