/** Asks before an order, or one of its items, is cancelled; without scripts it stands on the page. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./order.server";

/** The dialog, when the address asks for it and something can still be cancelled. */
export function CancelDialog() {
	const { order, cancelling, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	const words = usePointsWords();
	if (!cancelling) return null;
	const here = `/store/orders/${order.id}`;
	const isOfWallet = order.product_type === "wallet_product";
	const back = isOfWallet
		? t("cancel.textWallet", { points: words.figure(cancelling.points) })
		: t("cancel.text", { points: words.withLabel(cancelling.points) });
	return (
		<Dialog
			title={t(cancelling.line_id === null ? "cancel.title" : "cancel.titleLine")}
			isOpen
			closeHref={here}
			size="small"
		>
			<EndpointForm form={form} className="stack" preventScrollReset>
				{cancelling.line_id !== null && <input type="hidden" name="order_line_ids" value={cancelling.line_id} />}
				<ul className="order-cancelled">
					{cancelling.lines.map(({ id, words }) => (
						<li key={id}>{words}</li>
					))}
				</ul>
				<p>{words.areHidden ? t("cancel.textHidden") : back}</p>
				<FormField of={form.fields.reason} />
				<div className="row-wrap">
					<SubmitButton form={form} kind="destructive">
						{t("cancel.confirm")}
					</SubmitButton>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("cancel.keep")}
					</ButtonLink>
				</div>
			</EndpointForm>
		</Dialog>
	);
}
