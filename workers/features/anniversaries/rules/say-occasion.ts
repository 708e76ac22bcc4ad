/** What an anniversary is called: '5 years', 'Birthday'. @pure */
import type { Scope } from "#workers/kernel/scope";
import type { Occasion } from "./anniversary";

/** In the reader's language. */
export function sayOccasion(translate: Scope["translate"], { kind, years }: { kind: Occasion; years: number }): string {
	return kind === "work" ? translate("anniversaries:years", { count: years }) : translate("anniversaries:birthday");
}
