/** The parts of the product that an operator switches, by the names of the account's switches; `ideas` is `ideas_enabled`. @pure */
import { flagsOnWire } from "#workers/features/account";
import type { AccountFlag } from "#workers/kernel/names";

/** All of them; `rules_enabled` follows from whether there is a document. */
const features: readonly AccountFlag[] = [...flagsOnWire, "how_to_videos_enabled"];

/** The switch that is meant by a name, with or without its ending; undefined when there is none. */
export function featureOf(name: string): AccountFlag | undefined {
	const wanted = name.trim().toLowerCase().replaceAll("-", "_");
	return features.find((flag) => [wanted, `${wanted}_enabled`].includes(flag.toLowerCase()));
}

/** Their names for people, in the order of the alphabet. */
export function featureNames(): string {
	return features
		.map((flag) => flag.replace(/_enabled$/, ""))
		.sort()
		.join(", ");
}
