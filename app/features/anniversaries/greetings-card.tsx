/** How one's own days are marked, on the profile: not at all, before the team, or before everybody. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

/** Props of the card: the form with what stands in it. */
export type GreetingsCardProps = {
	form: FormFace<"work" | "birthday">;
	values: { work: string; birthday: string };
};

/** The card. */
export function GreetingsCard({ form, values }: GreetingsCardProps) {
	const { t } = useTranslation("anniversaries");
	return (
		<Card title={t("greetings.title")} id="days">
			<EndpointForm form={form} className="stack page-narrow" values={values}>
				<p className="meta">{t("greetings.about")}</p>
				<FormField of={form.fields.work} isOptional={false} />
				<FormField of={form.fields.birthday} isOptional={false} />
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{t("greetings.save")}
					</SubmitButton>
					<Anchor className="link hit" href="/anniversaries?tab=mine">
						{t("greetings.toCards")}
					</Anchor>
				</div>
			</EndpointForm>
		</Card>
	);
}
