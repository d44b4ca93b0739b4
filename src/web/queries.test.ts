import { expect, test } from "vitest";
import { newQueryClient, retryDelay } from "./queries.ts";

test("[R24] a failed query is tried up to 3 more times, after 1 s doubling up to 30 s", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(newQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: 3,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    gcTime: 300_000,
  });
});
