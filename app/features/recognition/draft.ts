/** A recognition that is not sent yet: who was chosen, what was typed, and how it travels in an address. */

/** Somebody who was chosen or is suggested. */
export type ChosenPerson = { id: number; name: string; title?: string; image_url?: string | null } & {
	/** 1: has not joined yet; what they get waits for them. */
	activation_pending?: 0 | 1 | null;
};

/** A group that was chosen or is suggested, with the number of people who receive: who has joined, and who has not. */
export type ChosenGroup = { id: number; name: string; active_members_count: number; pending_members_count?: number };

/** People and groups together. */
export type Chosen = { people: ChosenPerson[]; groups: ChosenGroup[] };

/** Everything that a form of giving holds. */
export type Draft = Chosen & {
	program_id: number | null;
	behavior_ids: number[];
	points: string;
	message: string;
	visibility: string;
};

/** A draft with ids in the place of people, as forms and addresses carry it. */
export type DraftIds = Omit<Draft, "people" | "groups"> & { recipient_ids: number[]; group_ids: number[]; q: string };

/** The longest message. */
export const longestMessage = 1000;

/** The most people whom an address carries; more stay in the form. */
const maxInAddress = 200;

/** Reads a draft from an address or a form. */
export function readDraftIds(fields: { get(name: string): unknown; getAll(name: string): unknown[] }): DraftIds {
	const text = (name: string) => {
		const value = fields.get(name);
		return typeof value === "string" ? value : "";
	};
	const ids = (name: string) =>
		[...new Set(fields.getAll(name).map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
	return {
		recipient_ids: ids("to"),
		group_ids: ids("group"),
		program_id: Number(text("program")) || null,
		behavior_ids: ids("behavior"),
		points: text("points"),
		message: text("message").slice(0, longestMessage),
		visibility: text("visibility") || "public",
		q: text("q").trim().slice(0, 100),
	};
}

/** The address of the page of giving with this draft in it. */
export function giveAddress(draft: Partial<DraftIds>): string {
	const query = new URLSearchParams();
	for (const id of (draft.recipient_ids ?? []).slice(0, maxInAddress)) query.append("to", String(id));
	for (const id of (draft.group_ids ?? []).slice(0, maxInAddress)) query.append("group", String(id));
	for (const id of draft.behavior_ids ?? []) query.append("behavior", String(id));
	if (draft.program_id) query.set("program", String(draft.program_id));
	for (const name of ["points", "message", "q"] as const) if (draft[name]) query.set(name, draft[name]);
	if (draft.visibility && draft.visibility !== "public") query.set("visibility", draft.visibility);
	const text = query.toString();
	return text ? `/recognitions/give?${text}` : "/recognitions/give";
}

/** The address of the page of giving to these people and groups. */
export function addressFor({ people, groups }: Chosen): string {
	return giveAddress({ recipient_ids: people.map(({ id }) => id), group_ids: groups.map(({ id }) => id) });
}

/** How many people receive; group members who are named too are counted once more, the server counts exactly. */
export function countRecipients({ people, groups }: Chosen): number {
	return people.length + groups.reduce((sum, group) => sum + membersOf(group), 0);
}

/** How many members of a group receive, having joined or not. */
export function membersOf({ active_members_count, pending_members_count = 0 }: ChosenGroup): number {
	return active_members_count + pending_members_count;
}
