/** Asks why a return is refused, with what its buyer said; without scripts it stands on the page. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage-order.server";

/** The dialog, when the address asks for it and the return still waits. */
export function RefuseReturn() {
	const { order, refusing, refusalForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("orders");
	if (!refusing) return null;
	const here = `/recognitions/orders_management/${order.id}`;
	const { id, name, return_date: date, return_reason: reason } = refusing;
	return (
		<Dialog title={t("returns.refuseTitle")} isOpen closeHref={here} size="small">
			<EndpointForm form={refusalForm} className="stack" preventScrollReset>
				<input type="hidden" name="order_line_id" value={id} />
				<p className="strong">{name}</p>
				<p>{t("returns.refuseText", { name: order.member_name, date, reason })}</p>
				<FormField of={refusalForm.fields.reason} rows={3} hint={t("returns.refuseHint")} />
				<div className="row-wrap">
					<SubmitButton form={refusalForm} kind="destructive">
						{t("returns.refuse")}
					</SubmitButton>
					<ButtonLink href={here} kind="quiet" keepsScroll>
						{t("returns.refuseKeep")}
					</ButtonLink>
				</div>
			</EndpointForm>
		</Dialog>
	);
}
