/** The names that features declare, as types: flags, texts, codes of refusals, jobs. One that nobody declared does not compile. @browser-safe */

/** Switches of an account, by name; features add theirs (`flags.ts`, `npm run wire`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by names.generated.ts.
export interface AccountFlags {}

/** Switches of a person, by name. */
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface UserFlags {}

/** English texts by namespace. */
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface Texts {}

/** Payloads of jobs by the job's name. */
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface JobPayloads {}

/** Values of notifications by their kind. */
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface NotificationValues {}

/** A kind of notification. */
export type NotificationKind = keyof NotificationValues & string;

/** What activities of each kind keep and show, by the kind. */
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface ActivityKinds {}

/** A kind of thing in the activity feed. */
export type ActivityKind = keyof ActivityKinds & string;

/** The name of a job. */
export type JobName = keyof JobPayloads & string;

/** A switch of the account. */
export type AccountFlag = keyof AccountFlags & string;

/** A switch of a person. */
export type UserFlag = keyof UserFlags & string;

/** Whether a switch is on. */
export type Switch = 0 | 1;

type PluralForm = "one" | "other";

/** Keys of texts below a part of a file; forms of a plural count as one. */
type KeysOf<Part> = {
	[Key in keyof Part & string]: Part[Key] extends string
		? Key extends `${infer Base}_${PluralForm}`
			? Base
			: Key
		: `${Key}.${KeysOf<Part[Key]>}`;
}[keyof Part & string];

/** The namespace of a feature's texts. */
export type Namespace = keyof Texts & string;

/** A text's key within its namespace, `signIn.title`. */
export type KeyWithin<Name extends Namespace> = KeysOf<Texts[Name]>;

/** A text's key with its namespace, `session:signIn.title`. */
export type TextKey = { [Name in Namespace]: `${Name}:${KeyWithin<Name>}` }[Namespace];

/** True for what is written as a text's key with its namespace; of keys that are composed, the tests find those without a text. */
export function isTextKey(key: string): key is TextKey {
	return /^[a-z-]+:[\w.-]+$/.test(key);
}

/** A key that is composed of declared names, such as a report's filter. */
export function textKey(key: `${Namespace}:${string}`): TextKey {
	return key as TextKey;
}

/** What stands below a part of a namespace's keys: of `errors.full` and `errors`, `full`. */
export type KeyBelow<Name extends Namespace, Part extends string> = {
	[One in Name]: Texts[One] extends { [Below in Part]: infer Below } ? KeysOf<Below> : never;
}[Name];

/** The code of a refusal: it exists when a feature has words for it. */
export type ErrorCode = KeyBelow<Namespace, "errors">;

/** Codes that no person is told: a batch that fails with one is made again, or left to whoever was first. */
export type InternalCode = "lease_lost" | "outdated" | `internal_${string}`;

/** What the flags of a feature add to the interfaces above. */
export type FlagsOf<Names extends readonly string[]> = { [Name in Names[number]]: Switch };

/** What jobs add to the interface above. */
export type PayloadsOf<Jobs extends { name: string; payload: { _zod: { input: unknown } } }> = {
	[One in Jobs as One["name"]]: One["payload"]["_zod"]["input"];
};

/** What kinds of notifications add to the interface above. */
export type ValuesOf<Notifications extends { kind: string; values: { _zod: { input: unknown } } }> = {
	[One in Notifications as One["kind"]]: One["values"]["_zod"]["input"];
};

/** What kinds of activities add to the interface above. */
export type KindsOf<
	Kinds extends { kind: string; details: { _zod: { input: unknown } }; content: { _zod: { output: unknown } } },
> = {
	[One in Kinds as One["kind"]]: {
		details: One["details"]["_zod"]["input"];
		content: One["content"]["_zod"]["output"];
	};
};
