/** Refusals of jobs; see contract/errors.ts. */
export const jobRefusals = {
  'no-such-job': [404, 'There is no such job, or it is not yours. Jobs are listed for 60 days.'],
  'job-of-other': [403, 'This is a job of %{name}. Only they can stop it or fetch its file.'],
  'job-ended': [409, 'This job has already ended, so it cannot be stopped.'],
  'job-sent': [409, 'This import was already sent. Look under Jobs for its result.'],
  'job-cancelled': [409, 'The import was stopped. Nothing was saved.'],
  'job-interrupted': [500, 'The server stopped before the import ended. Nothing was saved. Send the file again.'],
  'job-without-file': [404, 'This job has no file.'],
  'job-file-removed': [410, 'The file was kept for 7 days and has been removed. Make it again.'],
} as const
