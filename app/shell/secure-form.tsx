/** The one form that posts: it carries the CSRF token and, where an act must happen once, a key of its own. */
import { Form, type FormProps, type useFetcher } from "@remix-run/react";
import { useFrame } from "./use-frame";

/** Props of a posting form; `repeatKey` makes a second sending of the same form harmless. */
export type SecureFormProps = Omit<FormProps, "method"> & {
	repeatKey?: string;
	/** The fetcher that sends it, for forms that leave the page in place. */
	fetcher?: ReturnType<typeof useFetcher>;
};

/** A POST form that works with and without scripts. */
export function SecureForm({ repeatKey, fetcher, children, ...props }: SecureFormProps) {
	const Posting = fetcher ? fetcher.Form : Form;
	return (
		<Posting {...props} method="post">
			<HiddenSecrets repeatKey={repeatKey} />
			{children}
		</Posting>
	);
}

/** The hidden fields alone, for a form that is made elsewhere. */
export function HiddenSecrets({ repeatKey }: { repeatKey?: string }) {
	const { csrf_token } = useFrame();
	return (
		<>
			<input type="hidden" name="csrf_token" value={csrf_token} />
			{repeatKey && <input type="hidden" name="idempotency_key" value={repeatKey} />}
		</>
	);
}
