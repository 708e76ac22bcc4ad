/** Chooses what is uploaded and the file; plain multipart, so that it works without scripts. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { useTranslation } from "~/ui/texts";
import type { OfferedImport } from "./past-upload";

/** What may be uploaded, what of it the address asks for, and the form that takes it. */
export type UploadFormProps = { form: FormFace<"kind">; imports: readonly OfferedImport[]; asked?: string | null };

/** The form. */
export function UploadForm({ form, imports, asked }: UploadFormProps) {
	const { t } = useTranslation("imports");
	return (
		<Card>
			<EndpointForm
				form={form}
				className="stack"
				action="/uploads"
				encType="multipart/form-data"
				values={{ kind: (imports.find(({ kind }) => kind === asked) ?? imports[0])?.kind }}
				hidesProblems
			>
				<KindChoice form={form} imports={imports} />
				<FileField
					label={t("form.file")}
					hint={t("form.fileHint")}
					accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
					isRequired
				/>
				<div className="row">
					<SubmitButton form={form} kind="main" busyLabel={t("form.busy")} icon="upload">
						{t("form.upload")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

function KindChoice({ form, imports }: UploadFormProps) {
	const { kind: of } = form.fields;
	const chosen = useFormScope().valuesOf(of.name)?.at(-1);
	return (
		<FormGroup of={of} layout="cards">
			{imports.map(({ kind, name, about }) => (
				<ChoiceCard key={kind} name={of.name} value={kind} title={name} defaultChecked={chosen === kind}>
					{about}
				</ChoiceCard>
			))}
		</FormGroup>
	);
}
