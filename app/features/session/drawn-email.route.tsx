/** An email of the local mail port as mail programs draw it; not in production. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The document that the provider would get; its styles carry the page's nonce here. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	// An email that its job sent at once has a negative id, which no other address has.
	const email_id = Number(params.id);
	if (!Number.isSafeInteger(email_id)) throw new Response(null, { status: 404 });
	const { emails } = await context.call("mail/list-emails", { email_id });
	const html = emails[0]?.html;
	if (!html) throw new Response(null, { status: 404 });
	return new Response(html.replace("<style>", `<style nonce="${context.nonce}">`), {
		headers: { "content-type": "text/html; charset=utf-8" },
	});
}
