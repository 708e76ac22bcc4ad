/** What an owner does with a survey or a form as it stands: open, pause, close or delete it. */
import type { SurveyStatus } from "#workers/features/surveys/rules/statuses";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { useTranslation } from "~/ui/texts";
import { type Managed, managedCalls } from "./managed";

type ManageActionsProps = { kind: Managed; item: { title: string; status: SurveyStatus } };

/** The buttons, each the form that it sends. */
export function ManageActions({ kind, item }: ManageActionsProps) {
	const { t } = useTranslation(kind);
	const { changeStatus, remove } = managedCalls[kind];
	const { status, title } = item;
	const question = (asked: "open" | "close" | "delete") => ({
		title: t(`builder.${asked}Question`, { name: title }),
		text: t(`builder.${asked}Text`),
		yes: t(`builder.${asked}`),
		no: t("builder.no"),
		isDestructive: asked !== "open",
	});
	const change = (to: "open" | "paused" | "closed", label: string, asked?: "open" | "close") => (
		<EndpointForm form={changeStatus} instance={to}>
			<input type="hidden" name="status" value={to} />
			<SubmitButton
				form={changeStatus}
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
				<EndpointForm form={remove}>
					<SubmitButton form={remove} icon="trash" question={question("delete")}>
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
