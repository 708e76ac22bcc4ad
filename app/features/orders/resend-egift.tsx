/** Sending an e-gift to its recipient once more: a button at the line, as often as that is left. */
import { maxResends } from "#workers/features/orders/rules/egifts";
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { useTranslation } from "~/ui/texts";
import type { ShownLine } from "./order-lines";

/** The button; nothing where the line has no email that can be sent again. */
export function ResendEgift({ line, form }: { line: ShownLine; form: FormFace }) {
	const { t } = useTranslation("orders");
	if (line.may_resend === 0) return null;
	return (
		<div className="order-actions">
			<EndpointForm form={form} instance={line.id} repeatKey={`${form.repeat_key}:${line.id}`} preventScrollReset>
				<input type="hidden" name="order_line_id" value={line.id} />
				<SubmitButton form={form} instance={line.id}>
					{t("resend.act", { count: maxResends - line.resent_count })}
					<span className="unseen"> {line.name}</span>
				</SubmitButton>
			</EndpointForm>
		</div>
	);
}
