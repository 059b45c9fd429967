SELECT keep_totals('name_push', $cells$SELECT 'namePush', 1$cells$);
