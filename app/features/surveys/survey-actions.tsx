/** What an owner does with a survey as it stands: open, pause, close or delete it. */
import type { SurveyStatus } from "#workers/features/surveys/rules/statuses";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { useTranslation } from "~/ui/texts";

type SurveyActionsProps = { survey: { id: number; title: string; status: SurveyStatus } };

const changing = "surveys/update-survey-status";
const deleting = "surveys/delete-survey";

/** The buttons, each the form that it sends. */
export function SurveyActions({ survey }: SurveyActionsProps) {
	const { t } = useTranslation("surveys");
	const { status, title } = survey;
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
			{status === "draft" && (
				<EndpointForm form={deleting}>
					<SubmitButton form={deleting} icon="trash" question={question("delete")}>
						{t("builder.delete")}
					</SubmitButton>
				</EndpointForm>
			)}
			{(status === "open" || status === "paused") && change("closed", t("builder.close"), "close")}
			{status === "open" && change("paused", t("builder.pause"))}
			{status === "paused" && change("open", t("builder.openAgain"), "open")}
			{status === "draft" && change("open", t("builder.open"), "open")}
		</>
	);
}
