/** The types of what TypeScript takes from watch-queue.mjs. */

/** Looks at a local queue steadily and starts the runtime anew when it stands still; answers how to stop. `times` are in milliseconds. */
export function watchQueue(options: {
	readBacklog: () => Promise<{ backlogCount: number; oldestMessageTimestamp?: Date }>;
	restart: () => Promise<void>;
	log?: (text: string) => void;
	times?: { every: number; patience: number };
}): () => void;
