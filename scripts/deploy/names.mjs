/** What everything of an environment is called. */

/** The databases of an environment in the order in which they are made and migrated. */
export function databasesOf({ name, shards }) {
	return [
		{ binding: "DIRECTORY", name: `${name}-directory`, folder: "migrations/directory" },
		...Array.from({ length: shards }, (_none, number) => ({
			binding: `SHARD_${number}`,
			name: `${name}-shard-${number}`,
			folder: "migrations/shard",
		})),
	];
}

/** Bucket and queues, by what they are for. */
export const namesOf = ({ name }) => ({
	bucket: `${name}-files`,
	outbox: `${name}-outbox`,
	deadLetters: `${name}-dead-letters`,
});

/** The platform's own host, and the route of all hosts. */
export const hostsOf = ({ domain }) => ({
	platform: `platform.${domain}`,
	wildcard: `*.${domain}`,
	route: `*.${domain}/*`,
});
