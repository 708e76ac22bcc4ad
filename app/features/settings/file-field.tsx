/** The field of an upload among the settings: the file, what it may be, and why it was refused. */
import { controlId } from "~/form/form-problems";
import { useFormScope } from "~/form/form-scope";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";

/** Props of the field; `accept` are the types that the browser offers. */
export type FileFieldProps = { label: string; hint: string; accept: string };

/** The field, in the form around it. */
export function FileField({ label, hint, accept }: FileFieldProps) {
	const { id, answer } = useFormScope();
	return (
		<Field id={controlId(id, "file")} label={label} error={answer?.refusal?.resultMsg} hint={hint}>
			<TextInput type="file" name="file" accept={accept} required />
		</Field>
	);
}
