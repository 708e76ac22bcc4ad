/** A section of the global search, declared by the feature whose things it finds: who gets it, its title, and what fits. */
import type { IconName } from "~/ui/icon";
import type { Access, FlagRule } from "./define-endpoint";
import type { TextKey } from "./names";
import type { MemberScope } from "./scope";

/** How a hit is drawn. */
export type SearchComponent = "user" | "item" | "program" | "recognition" | "order" | "question" | "page";

/** A thing that fits (specification §3, "Search result"); `fields` are what is read of it; `person` is whose face `image` shows. */
export type SearchHit = {
	/** The screen, without /webapp. */
	link: string;
	fields: { name: string; detail: string; points: number | null; person?: string };
	image: string | null;
};

/** What is looked for: `text` of two characters at least, of which at most `max` hits are wanted. */
export type SearchAsked = { text: string; max: number };

/** A section of the global search. */
export type SearchSection = {
	key: string;
	title: TextKey;
	icon: IconName;
	/** Its place among all sections. */
	place: number;
	component: SearchComponent;
	/** Where its title leads: a screen of all such things, which may be narrowed by what was typed. */
	to(text: string): string;
	/** The title opens that screen as a dialog. */
	opens?: "dialog";
	/** Who gets it, as with an endpoint: everybody who is signed in, unless roles are named. */
	access?: Exclude<Access, "anyone">;
	/** Switches that must stand right for it, as with an endpoint. */
	flags?: readonly FlagRule[];
	/** What fits, best first; `total` counts what was looked at, at most `maxCounted`. */
	find(scope: MemberScope, asked: SearchAsked): Promise<{ hits: SearchHit[]; total: number }>;
};

/** So many fitting things are looked at and counted; more would make every short word slow. */
export const maxCounted = 100;

/** Declares a section, in the feature's `searches`. */
export function defineSearchSection(section: SearchSection): SearchSection {
	return section;
}

const longestDetail = 160;

/** The beginning of a longer text, for the line under a hit's name. */
export function detailOf(text: string): string {
	const characters = [...text];
	return characters.length > longestDetail
		? `${characters
				.slice(0, longestDetail - 1)
				.join("")
				.trimEnd()}…`
		: text;
}
