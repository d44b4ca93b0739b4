import { QueryClient } from "@tanstack/react-query";

/** How often a failed query is retried. */
const retries = 3;

/** Milliseconds before the next try: one second, then doubling, at most half a minute. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Queries also run while the browser thinks it is offline, so that none is silently paused. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: retries,
        retryDelay,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        gcTime: 5 * 60 * 1000,
        networkMode: "always",
      },
    },
  });

/** The page's query client, shared by its screens. */
export const queryClient = newQueryClient();
