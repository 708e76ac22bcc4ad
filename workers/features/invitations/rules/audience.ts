/** Whom an owner invites: people ticked by hand, those whom an upload added, or all who have not joined. */

/** The kinds of choice. */
export const audienceKinds = ["people", "upload", "not_joined"] as const;

/** A choice with what names it. */
export type Audience =
	| { kind: "people"; user_ids: readonly number[] }
	| { kind: "upload"; upload_id: number }
	| { kind: "not_joined" };

/** The choice as the wire and the table carry it. */
type WrittenAudience = { audience: string; user_ids: readonly number[]; upload_id?: number | null };

/** Reads a choice; undefined when what it needs is not given. */
export function toAudience({ audience, user_ids, upload_id }: WrittenAudience): Audience | undefined {
	if (audience === "not_joined") return { kind: "not_joined" };
	if (audience === "upload") return upload_id == null ? undefined : { kind: "upload", upload_id };
	return user_ids.length > 0 ? { kind: "people", user_ids: [...new Set(user_ids)] } : undefined;
}
