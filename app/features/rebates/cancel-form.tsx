/** Taking one's own rebate back, after a question. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { useTranslation } from "~/ui/texts";

const canceling = "rebates/cancel-rebate";

/** The form. */
export function CancelForm() {
	const { t } = useTranslation("rebates");
	const question = {
		...{ title: t("rebate.cancelTitle"), text: t("rebate.cancelText"), yes: t("rebate.cancel") },
		isDestructive: true,
	};
	return (
		<EndpointForm form={canceling}>
			<SubmitButton form={canceling} question={question}>
				{t("rebate.cancel")}
			</SubmitButton>
		</EndpointForm>
	);
}
