/** Asks why an item is sent back, and says what happens then and which sum comes back; without scripts it stands on the page. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./order.server";

/** The dialog, when the address asks for it and the item can still be sent back. */
export function ReturnDialog() {
	const { order, returning, returnForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	const words = usePointsWords();
	if (!returning) return null;
	const here = `/store/orders/${order.id}`;
	const back =
		order.product_type === "wallet_product"
			? t("returns.thirdWallet", { points: words.figure(returning.points) })
			: t("returns.third", { points: words.withLabel(returning.points) });
	return (
		<Dialog title={t("returns.title")} isOpen closeHref={here} size="small">
			<EndpointForm form={returnForm} className="stack" preventScrollReset>
				<input type="hidden" name="order_line_id" value={returning.id} />
				<p className="strong">{returning.words}</p>
				<ol className="order-returning">
					<li>{t("returns.first")}</li>
					<li>{t("returns.second", { date: returning.until })}</li>
					<li>{words.areHidden ? t("returns.thirdHidden") : back}</li>
				</ol>
				<FormField of={returnForm.fields.reason} rows={3} />
				<div className="row-wrap">
					<SubmitButton form={returnForm} kind="main">
						{t("returns.confirm")}
					</SubmitButton>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("returns.keep")}
					</ButtonLink>
				</div>
			</EndpointForm>
		</Dialog>
	);
}
