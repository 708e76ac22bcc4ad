/** An announcement as its reader gets it, and what an owner is told of it besides. @pure */
import { z } from "zod";
import { personOutput } from "#workers/features/members";
import { audiences, statuses } from "./statuses";

const flag = z.literal([0, 1]);

/** How an announcement stands for whoever opens it. */
export const shownStates = ["unpublished", "running", "expired", "withdrawn"] as const;

/** What everybody is shown of an announcement that is theirs. */
export const shownAnnouncement = z.object({
	id: z.int(),
	title: z.string(),
	/** In paragraphs; empty for who may not read it any more. */
	text: z.string(),
	author: personOutput.omit({ title: true, activation_pending: true }),
	starts_at: z.int().nullable(),
	expires_at: z.int().nullable(),
	is_pinned: flag,
	asks_confirmation: flag,
	read_at: z.int().nullable(),
	confirmed_at: z.int().nullable(),
});

/** What an owner is told of one: where it stands, and whom it reached. */
export const announcementReport = z.object({
	status: z.enum(statuses),
	audience: z.enum(audiences),
	groups: z.array(z.object({ id: z.int(), name: z.string() })),
	sends_mail: flag,
	delivered_count: z.int(),
	read_count: z.int(),
	confirmed_count: z.int(),
	error: z.string().nullable(),
	reminded_at: z.int().nullable(),
	/** 1: those who have not confirmed can be reminded now. */
	may_remind: flag,
	/** 1: it can be withdrawn. */
	may_cancel: flag,
	/** 1: something of it can be changed. */
	may_edit: flag,
});
