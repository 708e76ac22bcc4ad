/** Asks before an order, or one of its items, is cancelled; without scripts it stands on the page. */
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { usePointsWords } from "~/ui/account-display";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./order.server";

/** The dialog, when the address asks for it and something can still be cancelled. */
export function CancelDialog() {
	const { order, cancelling } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("orders");
	const words = usePointsWords();
	const isBusy = useNavigation().formData?.get("intent") === "cancel";
	if (!cancelling) return null;
	const here = `/store/orders/${order.id}`;
	const points = words.withLabel(cancelling.points);
	return (
		<Dialog
			title={t(cancelling.line_id === null ? "cancel.title" : "cancel.titleLine")}
			isOpen
			closeHref={here}
			size="small"
		>
			<SecureForm className="stack" preventScrollReset>
				<input type="hidden" name="intent" value="cancel" />
				{cancelling.line_id !== null && <input type="hidden" name="line_id" value={cancelling.line_id} />}
				{answer && (
					<Notice tone="bad" isLive>
						{answer.refusal.resultMsg}
					</Notice>
				)}
				<ul className="order-cancelled">
					{cancelling.lines.map(({ id, words }) => (
						<li key={id}>{words}</li>
					))}
				</ul>
				<p>{words.areHidden ? t("cancel.textHidden") : t("cancel.text", { points })}</p>
				<Field label={t("cancel.reason")} isOptional error={answer?.refusal.errors?.reason?.[0]}>
					<TextInput name="reason" maxLength={300} defaultValue={answer?.typed.reason} />
				</Field>
				<div className="row-wrap">
					<Button kind="destructive" isBusy={isBusy}>
						{t("cancel.confirm")}
					</Button>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("cancel.keep")}
					</ButtonLink>
				</div>
			</SecureForm>
		</Dialog>
	);
}
