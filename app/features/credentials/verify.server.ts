/** The server half of checking a certificate: by the code in the address, by one that was typed, or by a credential. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";

const checking = "credentials/verify-certificate";

/** What a check came to, as the page says it. */
export type Finding = EndpointOutput<typeof checking> & { when: string };

/** The form, and what the code in the address is found to be. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const outcome = params.code === undefined ? null : await context.attempt(checking, { certificate_code: params.code });
	return {
		title: context.translate("credentials:verify.title"),
		form: await context.form(checking, {
			certificate_code: "credentials:verify.code",
			credential: "credentials:verify.credential",
		}),
		typed: params.code ?? "",
		finding: outcome?.ok ? toFinding(outcome.answer, context) : null,
		refused: outcome && !outcome.ok ? outcome.refusal.resultMsg : null,
	};
}

function toFinding(answer: EndpointOutput<typeof checking>, { format }: AppLoadContext): Finding {
	return { ...answer, when: answer.certificate ? format.time(answer.certificate.created_at, "long") : "" };
}

/** Checks what was typed, pasted or chosen; the page stays and says what it found. */
export const action = formActions({
	[checking]: {
		run: async (input, { context, form }) => context.attempt(checking, input, { files: await uploadedFiles(form.raw) }),
		done: (answer, { context }) => toFinding(answer, context),
	},
});
