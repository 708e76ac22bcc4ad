/** Which of the people who have not joined the screen of invitations shows, as its address says it. */

/** Whether somebody was ever invited. */
export const invitationStates = ["never", "sent"] as const;

/** The list with its filters and page, counted from 1; `upload` keeps to whom that upload added. */
export type InvitationsQuery = {
	page: number;
	invitation: (typeof invitationStates)[number] | "";
	upload: number | null;
};

const here = "/members/invitations";

/** Reads the screen's address; what makes no sense is as if it were not there. */
export function readInvitationsQuery(query: URLSearchParams): InvitationsQuery {
	const whole = (name: string) => {
		const value = Number(query.get(name));
		return Number.isSafeInteger(value) && value > 0 ? value : null;
	};
	return {
		page: Math.min(whole("page") ?? 1, 100_000),
		invitation: invitationStates.find((state) => state === query.get("invitation")) ?? "",
		upload: whole("upload"),
	};
}

/** The fields of the address that are set, without the page. */
export function invitationsFields({ invitation, upload }: Omit<InvitationsQuery, "page">): Record<string, string> {
	return { ...(upload ? { upload: String(upload) } : {}), ...(invitation ? { invitation } : {}) };
}

/** The screen's address, changed in some fields; it begins at its first page unless a page is named. */
export function invitationsAddress(query: InvitationsQuery, change: Partial<InvitationsQuery> = {}): string {
	const changed = { ...query, page: 1, ...change };
	const fields = new URLSearchParams(invitationsFields(changed));
	if (changed.page > 1) fields.set("page", String(changed.page));
	const text = fields.toString();
	return text ? `${here}?${text}` : here;
}
