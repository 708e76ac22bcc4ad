/** What a member's timeline is made of: its kinds, the acts of each, the page's mark, and how doings of one day become one step. @browser-safe @pure */

/** What the timeline is narrowed to; `all` is everything. */
export const timelineKinds = ["all", "life", "record", "access", "notes", "points", "recognition"] as const;

/** One of them. */
export type TimelineKind = (typeof timelineKinds)[number];

/** The acts of the audit that stand under a kind; all others change the record. */
export const actsOfKind = {
	life: [
		"member-detail/deactivate-member",
		"member-detail/deactivate-members",
		"member-detail/suspend-member",
		"member-detail/reactivate-member",
		"moderation/moderate",
		"sign-up/confirm-sign-up",
		"operations/erase-person",
	],
	access: [
		"session/sign-in-as",
		"session/send-activation-link",
		"session/send-password-link",
		"session/send-email-confirmation",
		"session/change-password",
		"session/reset-password",
		"session/end-sessions",
		"session/switch-to-administration",
		"invitations/send-invitation-email",
		"member-detail/send-login-info-to-terminated",
		"member-detail/generate-platform-authentication-token",
		"member-detail/revoke-platform-token",
	],
	points: ["member-detail/issue-points"],
	notes: ["user-notes/save-user-detail-note", "user-notes/delete-user-detail-note"],
} as const satisfies Partial<Record<TimelineKind, readonly string[]>>;

/** The kind of an act. */
export function kindOfAct(action: string): Exclude<TimelineKind, "all"> {
	const found = Object.entries(actsOfKind).find(([, acts]) => (acts as readonly string[]).includes(action));
	return (found?.[0] as keyof typeof actsOfKind | undefined) ?? "record";
}

/** The streams of which it is merged, each read behind the last of its rows that was shown. */
export const streams = ["audit", "points", "received", "given", "self"] as const;

/** One of them. */
export type Stream = (typeof streams)[number];

/** How far each stream was shown: the key of its last row; 0 before the first. */
export type Mark = Record<Stream, number>;

/** Where a timeline begins. */
export const start: Mark = { audit: 0, points: 0, received: 0, given: 0, self: 0 };

/** The mark of an address, `12.0.7.0.1`; what is no mark begins at the newest. */
export function readMark(text: string): Mark {
	const parts = text.split(".");
	const keys = parts.map(Number);
	if (parts.length !== streams.length || keys.some((key) => !Number.isSafeInteger(key) || key < 0)) return start;
	return Object.fromEntries(streams.map((stream, at) => [stream, keys[at]!])) as Mark;
}

/** The mark as an address has it. */
export function writeMark(mark: Mark): string {
	return streams.map((stream) => mark[stream]).join(".");
}

/** A row of a stream; `group` makes steps of one day one, `null` stands alone. */
export type Doing<Step> = { stream: Stream; key: number; created_at: number; day: string; group: string | null } & Step;

/** The newest of all streams, at most `max`, and the mark behind them; null where nothing is left. */
export function mergeDoings<Step>(
	of: Record<Stream, readonly Doing<Step>[]>,
	from: Mark,
	max: number,
): { doings: Doing<Step>[]; next: Mark | null } {
	const all = streams.flatMap((stream) => of[stream]);
	const sorted = [...all].sort((one, other) => other.created_at - one.created_at || other.key - one.key);
	const doings = sorted.slice(0, max);
	const next = { ...from };
	for (const { stream, key } of doings) next[stream] = key;
	return { doings, next: sorted.length > max ? next : null };
}

/** Doings of one kind on one day as one step, at the newest of them, with how many there were and their points. */
export function countSteps<Step extends { count: number; points: number | null }>(
	doings: readonly Doing<Step>[],
): Doing<Step>[] {
	const steps: Doing<Step>[] = [];
	const open = new Map<string, Doing<Step>>();
	for (const doing of doings) {
		const name = doing.group === null ? null : `${doing.day} ${doing.group}`;
		const known = name === null ? undefined : open.get(name);
		if (!known) {
			const step = { ...doing };
			steps.push(step);
			if (name !== null) open.set(name, step);
			continue;
		}
		known.count += doing.count;
		known.points = known.points === null && doing.points === null ? null : (known.points ?? 0) + (doing.points ?? 0);
	}
	return steps;
}
