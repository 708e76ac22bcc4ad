/** A recognition that is not sent yet: who was chosen, what was typed, and how it travels in an address. */
import type { Typed } from "~/form/form-answer";

/** Somebody who was chosen or is suggested. */
export type ChosenPerson = { id: number; name: string; title?: string; image_url?: string | null } & {
	/** 1: has not joined yet; what they get waits for them. */
	activation_pending?: 0 | 1 | null;
};

/** A group that was chosen or is suggested, with the number of people who receive: who has joined, and who has not. */
export type ChosenGroup = { id: number; name: string; active_members_count: number; pending_members_count?: number };

/** People and groups together. */
export type Chosen = { people: ChosenPerson[]; groups: ChosenGroup[] };

/** A picture that was sent before and can go along again: its smallest size, and what it shows. */
export type SentPicture = { id: number; url: string; alt: string };

/** The most people whom an address carries; more stay in the form. */
const maxInAddress = 200;

const givePath = "/recognitions/give";

/** The address of the page of giving with this draft in it: the fields of the form by their names, and what is searched for. */
export function giveAddress(draft: Typed): string {
	const pairs = Object.entries(draft).flatMap(([name, values]) =>
		values.slice(0, maxInAddress).map((value) => [name, value]),
	);
	const query = new URLSearchParams(pairs.filter(([, value]) => value !== "")).toString();
	return query ? `${givePath}?${query}` : givePath;
}

/** The ids that a draft holds of one kind, each once; nonsense is left out. */
export function idsIn(draft: Typed, name: "recipient_ids" | "group_ids" | "picture_id"): number[] {
	const ids = (draft[name] ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
	return [...new Set(ids)];
}

/** The address of the page of giving to these people and groups. */
export function addressFor({ people, groups }: Chosen): string {
	return giveAddress({ recipient_ids: textsOf(people), group_ids: textsOf(groups) });
}

const textsOf = (all: readonly { id: number }[]) => all.map(({ id }) => String(id));

/** How many people receive; group members who are named too are counted once more, the server counts exactly. */
export function countRecipients({ people, groups }: Chosen): number {
	return people.length + groups.reduce((sum, group) => sum + membersOf(group), 0);
}

/** How many members of a group receive, having joined or not. */
export function membersOf({ active_members_count, pending_members_count = 0 }: ChosenGroup): number {
	return active_members_count + pending_members_count;
}
