/** The sections of the global search that features declare, known once the Worker has started. */
import { mayCall } from "#workers/kernel/authorise";
import type { SearchSection } from "#workers/kernel/define-search-section";
import type { MemberScope } from "#workers/kernel/scope";

let declared: readonly SearchSection[] = [];

/** Sets the sections, once when the Worker starts. Throws when two share a key. */
export function knowSearchSections(sections: readonly SearchSection[]): void {
	if (new Set(sections.map(({ key }) => key)).size < sections.length)
		throw new Error("two search sections share a key");
	declared = [...sections].sort((one, other) => one.place - other.place);
}

/** The sections that this person gets, in order. */
export function sectionsOf({ account, user, actor }: MemberScope): SearchSection[] {
	return declared.filter(({ access = "signed_in", flags }) => mayCall({ access, flags }, { account, user, actor }));
}
