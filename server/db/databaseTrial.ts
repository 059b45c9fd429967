import pg from 'pg'

/** Makes a statement trigger that reads the rows of its statement, and lets it count two rows. */
const TRIAL = `
  CREATE TABLE daftari_trial (id int);
  CREATE TABLE daftari_trial_count (rows int);
  CREATE FUNCTION daftari_trial_counts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO daftari_trial_count SELECT count(*) FROM added;
    RETURN NULL;
  END $$;
  CREATE TRIGGER daftari_trial_added AFTER INSERT ON daftari_trial REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION daftari_trial_counts();
  INSERT INTO daftari_trial VALUES (1), (2)`

const refusal = (reason: string) =>
  new Error(
    `This database cannot keep the registry: it needs triggers of statements that read the rows of their statement (transition tables), as PostgreSQL 15 and later have. ${reason}. See docs/operations.md.`,
  )

/**
 * Refuses a database without what totals, work and the audit trail rest on, by trying it in a transaction that is rolled
 * back. Errors of the connection are thrown as they are.
 */
export const refuseUnfitDatabase = async (client: pg.Client): Promise<void> => {
  await client.query('BEGIN')
  try {
    await client.query(TRIAL)
    const { rows } = await client.query<{ rows: number }>('SELECT rows FROM daftari_trial_count')
    if (rows.length !== 1 || rows[0]?.rows !== 2) throw refusal('A trigger was made and did not run')
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw refusal(`It answered: ${error.message} (${error.code})`)
    throw error
  } finally {
    await client.query('ROLLBACK').catch(() => undefined)
  }
}
