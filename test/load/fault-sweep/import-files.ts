/** Small files for imports: right rows, wrong rows, and one of everything that an import writes. */

/** People with a manager, a group and opening points; the last row is wrong. */
export const membersFile = [
	"first_name,last_name,email,participant_id,title,manager_email,group,points",
	"Marcus,Webb,marcus@sweep.example,A-1,Director,,Success,",
	"Ines,Faro,ines@sweep.example,A-2,Lead,marcus@sweep.example,Success,250",
	"Nobody,,not an address,,,,,",
	"",
].join("\n");

/** An item with two variants, a category and a picture that must be fetched; the last row is wrong. */
export const catalogueFile = [
	"Handle,Title,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src",
	"mug,Mug,Home > Kitchen,Colour,Sand,M-1,shopify,5,12.01,https://cdn.shopify.com/mug.png",
	"mug,,,,Moss,M-2,shopify,3,12.01,",
	"cap,Cap,Clothes,Size,M,C-1,,,abc,",
	"",
].join("\n");

/** The owner comes into a new group; the budget and the deposit take from what is available; each has a wrong row. */
export const groupsFile = "group,email\nCrew,{{owner}}\nCrew,nobody@sweep.example\n";
export const budgetsFile = "name,points\nNorth,100\nSouth,\n,5\n";
export const pointsFile = "email,points,reason\n{{owner}},40,Bonus\nnobody@sweep.example,10,Bonus\n";

/** Two sales of the owner's, and one of nobody. */
export const salesFile = [
	"invoice_number,invoice_date,sku,quantity,company_name,email",
	"MS-1,2026-01-05,FB-RS50-9,2,Harbor & Vale,{{owner}}",
	"MS-2,2026-01-06,FB-RS50-9,3,Harbor & Vale,{{owner}}",
	"MS-3,2026-01-06,FB-RS50-9,1,Harbor & Vale,nobody@sweep.example",
	"",
].join("\n");

/** A file in which the owner is named, in as many characters whoever it is: cells are trimmed. */
export function namingOwner(content: string, email: string): string {
	return content.replaceAll("{{owner}}", email.padEnd(60));
}

/** A person whose first day can be read either way. */
export const unclearFile = "first_name,last_name,email,hire_date\nInes,Faro,ines@sweep.example,03/04/2018\n";
