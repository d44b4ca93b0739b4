/**
 * The day of a moment by the clock of the device, as `dayOf` is by that of the shop's server: on Sunday evening a file is
 * Sunday's.
 *
 * @returns `2026-11-22`
 */
export const dayOnDevice = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** Today, by the clock of the device. */
export const today = (): string => dayOnDevice(new Date());
