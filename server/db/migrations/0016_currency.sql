INSERT INTO currency (code, name) VALUES ('UGX', 'Uganda Shilling');
