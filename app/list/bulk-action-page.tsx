/** Asks before something is done with all rows that are selected: what it will do, to how many, and what is to be filled in. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormFoot } from "~/form/form-foot";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { bulkActionLoader } from "./bulk-action.server";

type Data = Awaited<ReturnType<ReturnType<typeof bulkActionLoader>>>;

/** The page. */
export function BulkActionPage({ data }: { data: Data }) {
	const { t } = useTranslation("bulk-actions");
	const { title, text, yes, no, nothing, is_destructive, count, selection_version, form, choices, back } = data;
	const fields = Object.values(form.fields as Record<string, Parameters<typeof FormField>[0]["of"]>);
	if (count === 0)
		return (
			<div className="page-narrow stack">
				<PageHead title={title} back={back} />
				<EmptyState
					drawing="people"
					title={nothing ?? t("page.nothing")}
					action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
				>
					{t("page.nothingText")}
				</EmptyState>
			</div>
		);
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={back} />
			<Card>
				<EndpointForm form={form} className="stack">
					<input type="hidden" name="selection_version" value={selection_version} />
					<p className="lines">{text}</p>
					{fields.map((field, at) => (
						<FormField
							key={field.name}
							of={field}
							isFirst={at === 0}
							options={choices[field.name]}
							choosePlaceholder={choices[field.name] && t("page.choose")}
						/>
					))}
					<FormFoot
						form={form}
						kind={is_destructive ? "destructive" : "main"}
						back={back.href}
						cancel={no ?? undefined}
					>
						{yes}
					</FormFoot>
				</EndpointForm>
			</Card>
		</div>
	);
}
