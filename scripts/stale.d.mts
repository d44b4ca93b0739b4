export declare function isStale(): boolean;
