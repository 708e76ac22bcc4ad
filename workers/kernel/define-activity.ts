/** A kind of thing in the activity feed, declared by the feature to which it belongs: what its writer keeps and what a page draws. */
import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import type { MemberScope } from "./scope";

/** An activity whose content is asked for: when it was, what its writer kept, and whether it was meant for the reader. */
export type ActivityToPresent<Details = unknown> = {
	id: number;
	created_at: number;
	details: Details;
	is_for_me: boolean;
};

/** What is declared of a kind. */
export type ActivityDeclaration<Kind extends string, Details extends z.ZodType, Content extends z.ZodObject> = {
	/** Stands in the row and on the wire; a screen draws it by this name. */
	kind: Kind;
	/** What its writer hands over to be kept in the row, beside whom it concerns and who may see it. */
	details: Details;
	/** What the wire has of it beside the fields that all activities share. */
	content: Content;
	/** The contents of a page's activities in one round trip, by id; one that is left out has nothing to show and is skipped. */
	present: (
		scope: MemberScope,
		activities: readonly ActivityToPresent<z.output<Details>>[],
	) => Promise<Map<number, z.input<Content>>>;
	/** True in SQL for an item `f` of this kind whose words hold what was typed; without it a kind is found by its people alone. */
	holds?: (account_id: number, typed: string) => SQL;
};

/** A declared kind of activity. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds kinds of every detail and content; their schemas say which.
export type Activity<Kind extends string = string> = ActivityDeclaration<Kind, any, any>;

/** Declares a kind, keeping its name and schemas for callers. */
export function defineActivity<const Kind extends string, Details extends z.ZodType, Content extends z.ZodObject>(
	declaration: ActivityDeclaration<Kind, Details, Content>,
): ActivityDeclaration<Kind, Details, Content> {
	return declaration;
}
