/** Hours and minutes as minutes, and a right difference of two times of day as one thing. */
export const withoutClocks = (sentence: string): string =>
  sentence
    .replaceAll(
      /\b(\d{1,3}) h(?:ours?)? (?:and )?(\d{1,2}) min(?:utes?)?\b/gu,
      (_, hours, minutes) => `${60 * Number(hours) + Number(minutes)} minutes`,
    )
    .replaceAll(
      /\b(\d{1,2}):([0-5]\d) [−–-] (\d{1,2}):([0-5]\d) = (?=(\d{1,3}) minutes\b)/gu,
      (all, hour, minute, fromHour, fromMinute, minutes) =>
        (60 * (hour - fromHour) + (minute - fromMinute) + 1440) % 720 === Number(minutes) ? "" : all,
    );
