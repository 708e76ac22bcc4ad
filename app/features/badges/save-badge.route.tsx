/** The page on which a badge is written, with a form for each language. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { languageNames } from "~/shell/language-names";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PickChip } from "~/ui/choice";
import { ProgramBadge } from "~/ui/ornament";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-badge.server";

export { action, loader } from "./save-badge.server";

export const meta = titleMeta;

/** The page. */
export default function SaveBadge() {
	const { title, form, editions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("badges");
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: "/programs/badges", label: t("title") }} />
			{editions.map(({ language, values }, at) => (
				<Card key={language} title={languageNames[language] ?? language}>
					<EndpointForm form={form} instance={language} className="stack" values={values}>
						<input type="hidden" name="language_code" value={language} />
						<FormField of={form.fields.name} />
						{at === 0 ? <SharedFields /> : <SameAsBefore values={values} />}
						<div className="row-wrap">
							<SubmitButton form={form} instance={language} kind="main">
								{t("save")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
			))}
		</div>
	);
}

/** What a badge has once, whatever the language. */
function SharedFields() {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("badges");
	return (
		<>
			<DrawingChoice of={form.fields.glyph} />
			<FormField of={form.fields.position} isOptional={false} hint={t("positionHint")} />
			<FormField of={form.fields.is_active} hint={t("isActiveHint")} />
		</>
	);
}

/** The same, sent along with a name in another language. */
function SameAsBefore({ values }: { values: { glyph: string; position: number; is_active: number } }) {
	return (["glyph", "position", "is_active"] as const).map((name) => (
		<input key={name} type="hidden" name={name} value={values[name]} />
	));
}

/** Px of a drawing in its chip. */
const drawingPx = 32;

/** All drawings in sight, since their names alone do not tell how they look. */
function DrawingChoice({ of }: { of: ReturnType<typeof useLoaderData<typeof loader>>["form"]["fields"]["glyph"] }) {
	const scope = useFormScope();
	const chosen = scope.valuesOf(of.name)?.at(-1);
	return (
		<FormGroup of={of} layout="chips">
			{(of.options ?? []).map(({ value, label }) => (
				<PickChip
					key={value}
					type="radio"
					name={of.name}
					form={scope.id}
					value={value}
					defaultChecked={value === chosen}
					label={
						<>
							<ProgramBadge glyph={value} sizePx={drawingPx} />
							{label}
						</>
					}
				/>
			))}
		</FormGroup>
	);
}
