/** The field of an upload: the file, what it may be, and why it was refused. */
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { controlId } from "./form-problems";
import { useFormScope } from "./form-scope";

/** Props of the field; `accept` are the types that the browser offers, and a form of more than a file may do without one; `error` is what the page itself found. */
export type FileFieldProps = { label: string; hint?: string; accept: string; isRequired?: boolean; error?: string };

/** The field, in the form around it; what is wrong with the file is said here, be it at its field or of the form as a whole. */
export function FileField({ label, hint, accept, isRequired, error: found }: FileFieldProps) {
	const { id, answer, problems } = useFormScope();
	const isElsewhere = Object.keys(problems).length > 0;
	const error =
		found ?? problems.file?.join(" ") ?? (isRequired && !isElsewhere ? answer?.refusal?.resultMsg : undefined);
	return (
		<Field id={controlId(id, "file")} label={label} error={error} hint={hint} isOptional={!isRequired}>
			<TextInput type="file" name="file" accept={accept} required={isRequired} />
		</Field>
	);
}
