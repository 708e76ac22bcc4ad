/** Names that nobody declared: the check of types fails unless each line that is marked here fails to compile. */

import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import type { CountedLimit, FlagRule } from "#workers/kernel/define-endpoint";
import type { ImportKind } from "#workers/kernel/define-import";
import { refuse } from "#workers/kernel/errors";
import { isOn, isOnFor } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";
import type { NotificationKind, NotificationValues } from "#workers/kernel/names";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import type { EndpointInput } from "#workers/registry";
import type { useTranslation } from "~/ui/texts";

/** Never called: it is only compiled. */
export function misspell(scope: Scope, condition: Statement, { t }: ReturnType<typeof useTranslation<"session">>) {
	// @ts-expect-error A flag of an account.
	isOn(scope.account, "redemption_enabled");
	// @ts-expect-error A flag of a person.
	isOnFor(scope.user!, "disabled_shop");
	// @ts-expect-error A flag that must be off.
	const rule: FlagRule = "!user.disabled_shop";
	// @ts-expect-error A limit.
	const limit: CountedLimit<unknown> = { name: "checkouts", by: "person" };
	// @ts-expect-error A job.
	const job: OutboxMessage = { job: "mail/send-mail", payload: { email_id: 1 } };
	// @ts-expect-error A payload.
	const payload: OutboxMessage = { job: "mail/send-email", payload: { mail_id: 1 } };
	// @ts-expect-error A kind of notification.
	const told: NotificationKind = "recognition/recieved";
	// @ts-expect-error A value of a notification.
	const values: NotificationValues["invitations/invitation"] = { point: 1 };
	// @ts-expect-error A kind where somebody is notified.
	notify(scope, "session/password-change", [], {});
	// @ts-expect-error A value where somebody is notified.
	notify(scope, "invitations/invitation", [], { points: "1" });
	// @ts-expect-error The code of a refusal.
	refuse("insufficient_point");
	// @ts-expect-error The code of an assertion.
	assertThat("insufficient_point", condition);
	// @ts-expect-error A text of the server.
	scope.translate("session:signIn.titel");
	// @ts-expect-error A text of a screen.
	t("signIn.titel");
	// @ts-expect-error An endpoint.
	const input: EndpointInput<"checkout/check-out"> = {};
	// @ts-expect-error A kind of import.
	const kind: ImportKind = "member";
	const face = { name: "a/list", page_size: 1, filters: {}, default_sort: { id: "city", desc: true } } as const;
	defineListFace({ ...face, headings: "orders:columns", columns: [{ id: "city", kind: "text" }] });
	// @ts-expect-error A heading that is called by its column.
	defineListFace({ ...face, headings: "orders:columns", columns: [{ id: "town", kind: "text" }] });
	// @ts-expect-error The words of a list without a row.
	defineListFace({ ...face, empty: { words: "orders:columns" }, columns: [] });
	// @ts-expect-error What a link says.
	defineListFace({
		...face,
		columns: [{ id: "to", heading: "orders:columns.city", kind: "link", says: "orders:menu" }],
	});
	return { rule, limit, job, payload, told, values, input, kind };
}
