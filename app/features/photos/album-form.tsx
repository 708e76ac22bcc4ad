/** The form of an album: what it is called, who sees it and who adds to it. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";

/** What an album is made of, as forms show it. */
export const albumFields = {
	name: "photos:form.name",
	description: "photos:form.description",
	audience: { label: "photos:form.audience", options: "photos:audiences" },
	contributors: "photos:form.contributors",
} as const;

/** Props of the form; `summary` opens it, `submit` is what its button says. */
export type AlbumFormProps = {
	form: FormFace<keyof typeof albumFields>;
	values?: { name: string; description: string; audience: string; contributors: string };
	summary: string;
	submit: string;
};

/** The form, folded until it is wanted. */
export function AlbumForm({ form, values, summary, submit }: AlbumFormProps) {
	const { t } = useTranslation("photos");
	const { answer } = useFormAnswer(form.name);
	return (
		<details className="fold" open={answer !== undefined}>
			<summary>
				{summary}
				<Icon name="chevron-down" size="small" />
			</summary>
			<EndpointForm form={form} className="stack" values={values}>
				<FormField of={form.fields.name} />
				<FormField of={form.fields.description} />
				<FormField of={form.fields.audience} />
				<FormField of={form.fields.contributors} hint={t("form.contributorsHint")}>
					<TextArea rows={3} />
				</FormField>
				<div className="row-wrap">
					<SubmitButton form={form} kind="main">
						{submit}
					</SubmitButton>
				</div>
			</EndpointForm>
		</details>
	);
}
