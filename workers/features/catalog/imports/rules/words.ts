/** Where the words of the catalogue import stand: for its declaration, and for the job that tells of its pictures. */

/** Below this, in the texts of the catalog. */
export const catalogueWords = "catalog:import";
