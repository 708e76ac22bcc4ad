/** Chooses what is uploaded and the file; plain multipart, so that it works without scripts. */
import { useNavigation } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { Field, FieldGroup } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { OfferedImport } from "./past-upload";

/** What may be uploaded, what was refused, and the kind that was chosen. */
export type UploadFormProps = {
	imports: readonly OfferedImport[];
	repeatKey: string;
	chosenKind?: string;
	error?: string;
};

/** The form. */
export function UploadForm({ imports, repeatKey, chosenKind, error }: UploadFormProps) {
	const { t } = useTranslation("imports");
	const isSending = useNavigation().formAction?.endsWith("/uploads") ?? false;
	return (
		<Card>
			<SecureForm className="stack" action="/uploads" encType="multipart/form-data" repeatKey={repeatKey}>
				<FieldGroup legend={t("form.kind")} layout="cards">
					{imports.map(({ kind, name, about }, at) => (
						<ChoiceCard
							key={kind}
							name="kind"
							value={kind}
							title={name}
							defaultChecked={chosenKind ? chosenKind === kind : at === 0}
						>
							{about}
						</ChoiceCard>
					))}
				</FieldGroup>
				<Field label={t("form.file")} hint={t("form.fileHint")} error={error}>
					<TextInput type="file" name="file" accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain" required />
				</Field>
				<div className="row">
					<Button kind="main" isBusy={isSending} busyLabel={t("form.busy")} icon="upload">
						{t("form.upload")}
					</Button>
				</div>
			</SecureForm>
		</Card>
	);
}
