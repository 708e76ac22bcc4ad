/** 'I have read this': one press, on the announcement's page or where it stands pinned; without scripts, too. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { useTranslation } from "~/ui/texts";

const confirming = "announcements/confirm-announcement";

/** Props of the form; `back` is where it stands, when that is not the announcement's page. */
export type ConfirmFormProps = { announcement_id: number; title?: string; back?: string; isMain?: boolean };

/** The form. */
export function ConfirmForm({ announcement_id, title, back, isMain }: ConfirmFormProps) {
	const { t } = useTranslation("announcements");
	return (
		<EndpointForm form={confirming} instance={announcement_id} action={`/announcements/${announcement_id}`}>
			{back && <input type="hidden" name="back" value={back} />}
			<SubmitButton form={confirming} instance={announcement_id} kind={isMain ? "main" : undefined} icon="check">
				{t("page.confirm")}
				{title && <span className="unseen">, {title}</span>}
			</SubmitButton>
		</EndpointForm>
	);
}
