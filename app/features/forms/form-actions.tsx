/** What an owner does with a form as it stands: open, pause, close or delete it. */
import type { FormStatus } from "#workers/features/forms/rules/statuses";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

type FormActionsProps = { form: { id: number; title: string; status: FormStatus } };

const changing = "forms/update-form-status";
const deleting = "forms/delete-form";

/** The buttons, each the form that it sends, and the way to what was sent. */
export function FormActions({ form }: FormActionsProps) {
	const { t } = useTranslation("forms");
	const { id, status, title } = form;
	const question = (kind: "open" | "close" | "delete") => ({
		title: t(`builder.${kind}Question`, { name: title }),
		text: t(`builder.${kind}Text`),
		yes: t(`builder.${kind}`),
		no: t("builder.no"),
		isDestructive: kind !== "open",
	});
	const change = (to: "open" | "paused" | "closed", label: string, asked?: "open" | "close") => (
		<EndpointForm form={changing} instance={to}>
			<input type="hidden" name="status" value={to} />
			<SubmitButton
				form={changing}
				instance={to}
				kind={to === "open" ? "main" : "secondary"}
				question={asked && question(asked)}
			>
				{label}
			</SubmitButton>
		</EndpointForm>
	);
	return (
		<>
			{status === "draft" ? (
				<EndpointForm form={deleting}>
					<SubmitButton form={deleting} icon="trash" question={question("delete")}>
						{t("builder.delete")}
					</SubmitButton>
				</EndpointForm>
			) : (
				<ButtonLink href={`/forms/submissions?whose=handled&form_id=${id}`}>{t("submissions.title")}</ButtonLink>
			)}
			{(status === "open" || status === "paused") && change("closed", t("builder.close"), "close")}
			{status === "open" && change("paused", t("builder.pause"))}
			{status === "paused" && change("open", t("builder.openAgain"), "open")}
			{status === "draft" && change("open", t("builder.open"), "open")}
		</>
	);
}
